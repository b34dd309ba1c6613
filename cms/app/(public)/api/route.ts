export { nextRoute as GET, nextRoute as POST } from '../../../src/http/nextRoute';

export const dynamic = 'force-dynamic';
