import type { DoorPhoto, StudentPhoto } from '#domain/documents/student-photo.ts';
import { madeAt } from '../moments.ts';

/** The segments of a JPEG, in hexadecimal, without the picture itself: what is read of a photo is what stands around it. */
const start = 'ffd8ffe000104a46494600010100000100010000';
const tables = `ffdb004300${'01'.repeat(64)}`;
const scan = 'ffda0008010100003f00d2cf20ff00ffd9';
const frame = (width: number, height: number) =>
  `ffc0000b08${height.toString(16).padStart(4, '0')}${width.toString(16).padStart(4, '0')}01011100`;

/** A JPEG of this size, with these segments besides, in base64. */
export function aJpeg({ width = 256, height = 256, besides = '', after = '' } = {}): string {
  return Buffer.from(start + besides + tables + frame(width, height) + scan + after, 'hex').toString('base64');
}

/** Lotte's. */
export function aStudentPhoto(overrides: Partial<StudentPhoto> = {}): StudentPhoto {
  return { student_id: 'student-lotte', photo_id: 'photo', jpeg: aJpeg(), added_at: madeAt, ...overrides };
}

/** Lotte's, beside a visit of hers. */
export function aDoorPhoto(overrides: Partial<DoorPhoto> = {}): DoorPhoto {
  return { student_id: 'student-lotte', photo_id: 'photo', jpeg: aJpeg(), ...overrides };
}
