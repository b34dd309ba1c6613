import config from '../../../../payload.config';
import { restHandler } from '../../../../src/http/restHandler';

const rest = restHandler(config);

/** Payload's REST API, which only the admin uses; it is not open to the public. */
export { rest as GET, rest as POST, rest as DELETE, rest as PATCH, rest as PUT, rest as OPTIONS };
