import { afterEach, describe, expect, test, vi } from 'vitest';
import { createPageMonitor, type MonitorPorts } from './page-monitor.ts';
import { blockMs, requestsPerWindow } from './request-monitor.ts';

function tabs() {
  const time = { now: 1_000_000 };
  const clock = { now: () => new Date(time.now), monotonic: () => time.now };
  const channels: { onmessage: ((event: MessageEvent<unknown>) => void) | null }[] = [];
  const open = (values = new Map<string, string>()) => {
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
    const channel = {
      onmessage: null,
      postMessage: (data: unknown) => {
        for (const other of channels) if (other !== channel) other.onmessage?.({ data } as MessageEvent<unknown>);
      },
    };
    channels.push(channel);
    return createPageMonitor({ clock, storage, channel });
  };
  return { time, open, clock };
}

type Monitor = ReturnType<typeof createPageMonitor>;

const ask = (monitor: Monitor, times: number) => Array.from({ length: times }, () => monitor.admit());

describe('the page monitor', () => {
  test('admits 200 requests, then returns the wait, then admits again', () => {
    const { time, open } = tabs();
    const monitor = open();
    expect(new Set(ask(monitor, requestsPerWindow))).toEqual(new Set([null]));
    expect(monitor.admit()).toBe(300);
    time.now += 100_500;
    expect(monitor.admit()).toBe(200);
    time.now += blockMs;
    expect(monitor.admit()).toBeNull();
  });

  test('keeps the wait, the count and the unread warning across a reload', () => {
    const { time, open } = tabs();
    const values = new Map<string, string>();
    const before = open(values);
    for (let breath = 0; breath < 21; breath += 1) {
      before.admit();
      time.now += 120;
    }
    ask(before, requestsPerWindow - 22);
    const after = open(values);
    expect(after.news()).toEqual({ unusual: 'requests', blockedUntil: null });
    expect([after.admit(), after.admit()]).toEqual([null, 300]);
    const later = open(values);
    expect(later.news().blockedUntil).toBe(time.now + blockMs);
    expect(later.admit()).toBe(300);
    later.markRead();
    expect(open(values).news().unusual).toBeNull();
  });

  test('ignores stored state in any other form', () => {
    const { open } = tabs();
    for (const stored of ['', 'null', '7', '{"requests":"x","blockedUntil":"soon"}', '{"blockedUntil":9e15}', '[]']) {
      expect(open(new Map([['madelief.request-monitor', stored]])).admit()).toBeNull();
    }
  });

  test('blocks the other tabs as well, which accept nothing but the wait', () => {
    const { time, open } = tabs();
    const [one, other] = [open(), open()];
    ask(one, requestsPerWindow + 1);
    expect(other.admit()).toBe(300);
    time.now += blockMs;
    expect(other.admit()).toBeNull();
    const stranger = tabs();
    const tab = stranger.open();
    const voice: MonitorPorts = { clock: stranger.clock, storage: null, channel: null };
    expect(createPageMonitor(voice).admit()).toBeNull();
    expect(tab.admit()).toBeNull();
  });

  test('notifies on changes only', () => {
    const { time, open } = tabs();
    const monitor = open();
    const heard = vi.fn<() => void>();
    monitor.observe(heard);
    ask(monitor, requestsPerWindow);
    expect(heard).not.toHaveBeenCalled();
    monitor.admit();
    expect(heard).toHaveBeenCalledOnce();
    time.now += blockMs;
    monitor.look();
    expect(monitor.news()).toEqual({ unusual: null, blockedUntil: null });
    expect(heard).toHaveBeenCalledTimes(2);
    for (let change = 0; change < 11; change += 1) monitor.recordFocusChange();
    expect(monitor.news().unusual).toBe('focus');
    monitor.markRead();
    expect(monitor.news().unusual).toBeNull();
  });

  test('neither blocks nor counts bypassing requests', async () => {
    const { open } = tabs();
    const monitor = open();
    await monitor.withoutCounting(async () => {
      expect(new Set(ask(monitor, 500))).toEqual(new Set([null]));
    });
    expect(monitor.news()).toEqual({ unusual: null, blockedUntil: null });
    ask(monitor, requestsPerWindow + 1);
    expect(monitor.admit()).toBe(300);
    await expect(monitor.withoutCounting(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    await monitor.withoutCounting(async () => expect(monitor.admit()).toBeNull());
    expect(monitor.admit()).toBe(300);
  });

  test('works without storage', () => {
    const { clock } = tabs();
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const monitor = createPageMonitor({ clock, storage: { getItem: forbidden, setItem: forbidden }, channel: null });
    ask(monitor, requestsPerWindow + 1);
    expect(monitor.admit()).toBe(300);
  });
});

describe('every call to Firebase', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('is counted, and rejected without a call while blocked; the outbox continues', async () => {
    vi.resetModules();
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        postMessage = () => undefined;
      },
    );
    const { startPageMonitor } = await import('./page-monitor.ts');
    const { attempt } = await import('#firebase/attempt.ts');
    const { bypassRequestLimit } = await import('#sync/engine/bypass-request-limit.ts');
    const call = vi.fn<() => Promise<string>>(() => Promise.resolve('answer'));
    const outbox = bypassRequestLimit({
      send: async () => [{ ...(await attempt(call)), value: { aggregate: 'a' } } as never],
    });
    const flush = () => outbox.send([], new AbortController().signal);

    await flush();
    await attempt(call);
    startPageMonitor();
    for (let time = 0; time < requestsPerWindow; time += 1) await flush();
    for (let time = 0; time < requestsPerWindow; time += 1) expect(await attempt(call)).toMatchObject({ ok: true });
    const called = call.mock.calls.length;
    expect(await attempt(call)).toMatchObject({
      ok: false,
      error: { code: 'too-many-requests', retryAfterSeconds: 300 },
    });
    expect(call).toHaveBeenCalledTimes(called);
    expect(await flush()).toMatchObject([{ ok: true }]);
    expect(call).toHaveBeenCalledTimes(called + 1);
  });
});
