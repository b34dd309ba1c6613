export { nextRoute as GET, nextRoute as HEAD } from '../../../../src/http/nextRoute';

export const dynamic = 'force-dynamic';
