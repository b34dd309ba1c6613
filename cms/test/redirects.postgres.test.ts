import { testRedirects } from './contractOfRedirects';
import { onPostgres } from './onDatabases';

onPostgres('the redirects of editors', testRedirects);
