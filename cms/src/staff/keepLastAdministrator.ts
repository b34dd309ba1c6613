import type { Where } from 'payload';
import { refuse } from '../access/refuse';
import { isAdministrator } from '../access/staff';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { isRecord } from '../lib/isRecord';

const refusal = {
  it: 'Deve restare almeno un amministratore. Prima dai questo ruolo a un’altra persona.',
  en: 'There must be at least one administrator. Give this role to another person first.',
};

/** Whether an operation deletes accounts, or takes the role of an administrator from them. */
function endsRole(operation: string, { data }: { data?: unknown }): boolean {
  if (operation === 'delete') return true;
  const role = operation === 'update' && isRecord(data) ? data.role : undefined;
  return role !== undefined && role !== 'administrator';
}

/**
 * Refuses to delete or demote the last administrator: nobody could add colleagues or see the queue of mails, and the
 * admin has no way back.
 */
export async function keepLastAdministrator({
  args,
  operation,
  req,
}: BeforeOperation): Promise<void> {
  if (!isAdministrator({ req }) || !endsRole(operation, args)) return;
  const named = 'id' in args ? { id: { equals: args.id } } : undefined;
  const chosen = named ?? ('where' in args && isRecord(args.where) ? (args.where as Where) : {});
  const administrators: Where = { role: { equals: 'administrator' } };
  const count = async (where: Where) =>
    (await req.payload.count({ collection: 'users', where, req })).totalDocs;
  const ended = await count({ and: [administrators, chosen] });
  if (ended > 0 && ended === (await count(administrators))) refuse(req, refusal);
}
