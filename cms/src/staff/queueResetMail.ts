import type { PayloadRequest } from 'payload';
import { formatAdminURL } from 'payload/shared';
import { env } from '../env';
import type { BeforeOperation } from '../lib/BeforeOperation';
import { escapeHtml } from '../lib/escapeHtml';
import { queueMail } from '../mail/mailQueue';
import { storeHashOfToken } from './resetTokens';

/** What the hook after an operation uses. Payload's own type lists deprecated operations. */
interface AfterOperation<Result> {
  operation: string;
  req: PayloadRequest;
  result: Result;
}

/** Turns off Payload's mail for a new password: the adapter of mails does not get its transaction. */
export function turnOffResetMail({ args, operation }: BeforeOperation): void {
  if (operation === 'forgotPassword') Object.assign(args, { disableEmail: true });
}

/**
 * Stores the hash of the token, and the mail with the link for a new password, which has the texts of Payload in the
 * language of the admin.
 */
async function queueLink(req: PayloadRequest, token: string): Promise<void> {
  const { payload, t } = req;
  const where = { resetPasswordToken: { equals: token } };
  const user = await payload.db.findOne<{ id: number; email: string }>({
    collection: 'users',
    where,
    req,
  });
  if (!user) return;
  await storeHashOfToken(req, user.id, token);
  const { routes, admin } = payload.config;
  const link = formatAdminURL({
    adminRoute: routes.admin,
    path: `${admin.routes.reset}/${token}`,
    serverURL: env.host,
  });
  const [before, after] = [
    t('authentication:youAreReceivingResetPassword'),
    t('authentication:youDidNotRequestPassword'),
  ];
  const url = escapeHtml(link);
  await queueMail(req, 'staff-password-reset', {
    to: user.email,
    subject: t('authentication:resetYourPassword'),
    text: `${before}\n\n${link}\n\n${after}`,
    html: `<p>${escapeHtml(before)}</p><p><a href="${url}">${url}</a></p><p>${escapeHtml(after)}</p>`,
    fromName: 'Studium',
  });
}

/** Stores the mail for a new password in the transaction that stores its token. Returns the result unchanged. */
export async function queueResetMail<Result>({
  operation,
  req,
  result,
}: AfterOperation<Result>): Promise<Result> {
  if (operation === 'forgotPassword' && typeof result === 'string') await queueLink(req, result);
  return result;
}
