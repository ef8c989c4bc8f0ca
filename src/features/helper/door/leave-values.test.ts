import { expect, test } from 'vitest';
import { checkLeave, needsReason } from './leave-values.ts';

const values = { minutes: '120', reason: '', km: '0', note: ' Gewandeld. ' };

test('what was typed, as numbers', () => {
  expect(checkLeave({ ...values, km: '4,5' }, 120, false)).toEqual({
    ok: true,
    minutes: 120,
    reason: '',
    km: 4.5,
    note: 'Gewandeld.',
  });
});

test('an empty distance is none travelled', () => {
  expect(checkLeave({ ...values, km: '' }, 120, false)).toMatchObject({ ok: true, km: 0 });
});

test.each([
  [{ minutes: '' }, 'minutes'],
  [{ minutes: '0' }, 'minutes'],
  [{ minutes: '90.5' }, 'minutes'],
  [{ minutes: '9999' }, 'minutes'],
  [{ minutes: '90' }, 'reason'],
  [{ minutes: '90', reason: '  ' }, 'reason'],
  [{ km: '-1' }, 'km'],
  [{ km: 'veel' }, 'km'],
])('%o is not right: %s', (typed, wrong) => {
  expect(checkLeave({ ...values, ...typed }, 120, false)).toEqual({ ok: false, wrong });
});

test('a reason is needed for other minutes, and when the server counted other ones', () => {
  expect([needsReason('125', 120), needsReason('126', 120), needsReason('', 120)]).toEqual([false, true, false]);
  expect(checkLeave(values, 120, true)).toEqual({ ok: false, wrong: 'reason' });
  expect(checkLeave({ ...values, reason: 'Ik kwam vroeger.' }, 120, true)).toMatchObject({ ok: true });
});
