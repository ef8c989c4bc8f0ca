import { collections } from '#domain/collections.ts';
import { type Review, reviewSchema } from '#domain/documents/review.ts';
import { momentOf } from '#domain/requests/calendar.ts';
import { type OfficeWorld, rowsIn } from './office-world.ts';

type Opinion = Pick<
  Review,
  'skills_rating' | 'rating_other' | 'tasks_as_prescribed' | 'skills_notes' | 'actual_tasks_performed'
>;

const opinions: readonly Opinion[] = [
  {
    skills_rating: 5,
    rating_other: 5,
    tasks_as_prescribed: true,
    skills_notes: 'Zeer vriendelijk en op tijd.',
    actual_tasks_performed: 'Boodschappen gedaan en samen koffie gedronken.',
  },
  {
    skills_rating: 4,
    rating_other: 5,
    tasks_as_prescribed: true,
    skills_notes: '',
    actual_tasks_performed: 'Het gras gemaaid.',
  },
  {
    skills_rating: 2,
    rating_other: 3,
    tasks_as_prescribed: false,
    skills_notes: 'De student kwam een halfuur te laat.',
    actual_tasks_performed: 'Alleen de stofzuiger gedaan. De ramen niet.',
  },
  {
    skills_rating: 5,
    rating_other: 4,
    tasks_as_prescribed: true,
    skills_notes: 'Graag dezelfde student opnieuw.',
    actual_tasks_performed: 'Gewandeld in het park.',
  },
  {
    skills_rating: 3,
    rating_other: 4,
    tasks_as_prescribed: true,
    skills_notes: '',
    actual_tasks_performed: 'Naar het ziekenhuis gereden en terug.',
  },
];

/** Every other visit that is over was reviewed, the evening after. */
export function putReviews(world: OfficeWorld): void {
  const now = world.ago(0, '00:00');
  const over = rowsIn(world, 'done', 'paid').filter(({ date }) => momentOf(date, '20:30') < now);
  over.forEach(({ request_id, date, minutes }, index) => {
    const opinion = opinions[(index / 2) % opinions.length];
    if (opinion === undefined) return;
    const review: Review = {
      ...opinion,
      request_id,
      request_timing: minutes,
      aantal_km: 0,
      notes_other: '',
      additional_info: '',
      created_at: momentOf(date, '20:30'),
    };
    world.documents.put(collections.reviews, request_id, reviewSchema.parse(review));
  });
}
