import type { DocumentSeed } from '../../types';
import { arrivingAndLeaving } from './arriving-and-leaving';
import { choosingAHome } from './choosing-a-home';

/** Documents to download and print. */
export const documents: Record<string, DocumentSeed> = { ...choosingAHome, ...arrivingAndLeaving };
