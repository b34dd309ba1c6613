import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import { emailProblem } from './fieldProblems';
import { createErrorMapper } from './createErrorMapper';
import { Form } from './Form';
import { useForm } from './useForm';

interface EmailFormProps {
  submitText: string;
  /** Less prominent, for a secondary form. */
  quiet?: boolean;
  pendingText: string;
  send: (email: string) => Promise<unknown>;
  onDone: (email: string) => void;
}

const names = ['email'] as const;

/** Requests a mail with a link. The response does not reveal whether the address has an account. */
export function EmailForm(props: EmailFormProps) {
  const { submitText, pendingText, quiet = false, send, onDone } = props;
  const { t } = useI18n();
  const form = useForm({
    names,
    check: ({ email }) => ({ email: emailProblem(email, t) }),
    send: ({ email }) => send(email.trim()),
    mapError: createErrorMapper(t, { email: 'email' }),
    onDone: (_, { email }) => onDone(email.trim()),
  });
  return (
    <Form form={form} pendingText={pendingText}>
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
