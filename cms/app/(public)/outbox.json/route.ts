export { nextRoute as GET } from '../../../src/http/nextRoute';

export const dynamic = 'force-dynamic';
