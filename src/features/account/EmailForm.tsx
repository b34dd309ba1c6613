import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import type { Result } from '@/session/result';
import { emailProblem } from './checks';
import { explainer } from './explain';
import { Form } from './Form';
import { useForm } from './useForm';

interface EmailFormProps {
  submitText: string;
  /** Beside something more important. */
  quiet?: boolean;
  pendingText: string;
  send: (email: string) => Promise<Result>;
  onDone: (email: string) => void;
  /** Called when it is about to be used. */
  onUse?: () => void;
}

const names = ['email'] as const;

/** Asks for an e-mail with a link. What comes back is the same whether the address is known or not. */
export function EmailForm(props: EmailFormProps) {
  const { submitText, pendingText, quiet = false, send, onDone, onUse } = props;
  const { t } = useI18n();
  const form = useForm({
    names,
    check: ({ email }) => ({ email: emailProblem(email, t) }),
    send: ({ email }) => send(email.trim()),
    explain: explainer(t, { email: 'email' }),
    onDone: (_, { email }) => onDone(email.trim()),
  });
  return (
    <Form form={form} pendingText={pendingText} onUse={onUse}>
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.fields.email')}
        autoComplete="email"
        required
      />
      <Button type="submit" look={quiet ? 'quiet' : 'primary'} block pending={form.pending}>
        {submitText}
      </Button>
    </Form>
  );
}
