import { afterEach, describe, expect, test, vi } from 'vitest';
import { inOwnTask } from './in-own-task.ts';

type Scheduled = readonly [() => void, SchedulerPostTaskOptions];

/** A browser that has the scheduler. @returns what it was asked to run. */
function withScheduler(): readonly Scheduled[] {
  const tasks: Scheduled[] = [];
  vi.stubGlobal('scheduler', { postTask: async (...task: Scheduled) => void tasks.push(task) });
  return tasks;
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => vi.unstubAllGlobals());

describe('where the browser has a scheduler', () => {
  test('it runs before other tasks that wait', () => {
    const tasks = withScheduler();
    const run = vi.fn<() => void>();
    inOwnTask(run);
    expect(run).not.toHaveBeenCalled();
    const [[task, options] = []] = tasks;
    expect(options).toEqual({ priority: 'user-blocking' });
    task?.();
    expect(run).toHaveBeenCalledOnce();
  });

  test('what was taken back does not run', () => {
    const tasks = withScheduler();
    const run = vi.fn<() => void>();
    inOwnTask(run)();
    for (const [task] of tasks) task();
    expect(tasks).toHaveLength(1);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('where it has none', () => {
  test('it runs in the next task', async () => {
    const run = vi.fn<() => void>();
    inOwnTask(run);
    expect(run).not.toHaveBeenCalled();
    await settled();
    expect(run).toHaveBeenCalledOnce();
  });

  test('what was taken back does not run', async () => {
    const run = vi.fn<() => void>();
    inOwnTask(run)();
    await settled();
    expect(run).not.toHaveBeenCalled();
  });
});
