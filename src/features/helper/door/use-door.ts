import { useEffect, useEffectEvent, useState } from 'react';
import type { HelperWork } from '#domain/contracts/helpers.ts';
import { loadDoorTexts } from '#i18n/namespaces/helper-texts.ts';
import type { Door, DoorController } from './door-controller.ts';

/**
 * What a student tells at the door: kept on this phone, sent later, once. Loaded after the first view; null until then.
 */
export function useDoor(work: HelperWork, refresh: () => Promise<void>): Door | null {
  const { student_id: studentId } = work;
  const [door, setDoor] = useState<Door | null>(null);
  const [controller, setController] = useState<DoorController | null>(null);
  const read = useEffectEvent(refresh);

  useEffect(() => {
    let started: DoorController | null = null;
    let isOver = false;
    async function start() {
      const [{ startDoor }] = await Promise.all([import('./door-controller.ts'), loadDoorTexts()]);
      started = await startDoor(studentId, {
        onDoor: (next) => (isOver ? undefined : setDoor(next)),
        refresh: () => read(),
      });
      if (isOver) started.stop();
      else setController(started);
    }
    // Without a network and without the kept files the next start of the page loads it.
    start().catch(() => undefined);
    return () => {
      isOver = true;
      started?.stop();
    };
  }, [studentId]);

  useEffect(() => void controller?.settle(work.visits), [controller, work]);
  return door;
}
