import { executeAuthStrategies } from 'payload';
import { getCms } from '../getApi';

/** Whether a request has the session of a member of the staff. */
export async function isStaffSession(headers: Headers): Promise<boolean> {
  const { user } = await executeAuthStrategies({ headers, payload: await getCms() });
  return user?.collection === 'users';
}
