import type { UniversitySeed } from '../../types';
import { arts } from './arts';
import { large } from './large';
import { small } from './small';

export const universities: Record<string, UniversitySeed> = { ...large, ...arts, ...small };
