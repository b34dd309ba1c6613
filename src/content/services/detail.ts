import type { Detail } from '@/content/shared/detail';
import type { ServiceType, ServiceTeaser } from './model';

export interface Service extends Detail {
  /** Other services of the same categories. */
  related: ServiceTeaser[];
  type: ServiceType | null;
}
