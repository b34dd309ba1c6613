import type { DocumentSeed } from '../../types';
import { arrivingAndLeaving } from './arriving-and-leaving';
import { choosingAHome } from './choosing-a-home';

/** Sheets to print and take along. */
export const documents: Record<string, DocumentSeed> = { ...choosingAHome, ...arrivingAndLeaving };
