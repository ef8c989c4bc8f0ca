import { visitReviewScreens } from './screens-review.ts';
import { phone, tablet, test } from './walk.ts';

test('the review of a visit: no finding in any language', async ({ walk: { device, lookWith, know }, firebase }) => {
  // The category's label by staff: all that the function discloses of the service (spec.md section 3).
  know('Gezelschap');
  await visitReviewScreens(await device(phone), firebase, 'nl', lookWith({ english: tablet }));
});
