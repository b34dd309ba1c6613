import { testRedirects } from './contractOfRedirects';
import { onSqlite } from './onDatabases';

onSqlite('the redirects of editors', testRedirects);
