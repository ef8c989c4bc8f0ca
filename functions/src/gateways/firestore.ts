import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { adminApp } from './admin-app.ts';

export function firestore(): Firestore {
  return getFirestore(adminApp());
}
