import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { FormMessage } from '@/components/FormMessage/FormMessage';
import { TextField } from '@/components/TextField/TextField';
import { useI18n } from '@/i18n/I18n';
import type { Viewer } from '@/session/session';
import type { Auth } from '@/session/useAuth';
import { emailProblem } from './checks';
import { explainer } from './explain';
import { Form } from './Form';
import { useForm } from './useForm';

interface ProfileFormProps {
  user: Pick<Viewer, 'fullName' | 'email'>;
  send: Auth['updateProfile'];
  /** Called when it is about to be used. */
  onUse?: () => void;
}

const names = ['fullName', 'email'] as const;

/** Name and address. A new address holds once it is confirmed, and the form says so. */
export function ProfileForm({ user, send, onUse }: ProfileFormProps) {
  const { t } = useI18n();
  const [message, setMessage] = useState('');
  const form = useForm({
    names,
    check: ({ fullName, email }) => ({
      fullName: fullName.trim() ? undefined : t('account.problems.fullNameMissing'),
      email: emailProblem(email, t),
    }),
    send: ({ fullName, email }) => {
      setMessage('');
      return send({ fullName: fullName.trim(), email: email.trim() });
    },
    explain: explainer(t, { email: 'email', name: 'fullName' }),
    onDone: ({ pendingEmail }) =>
      setMessage(
        pendingEmail
          ? t('account.profile.details.confirm', { email: pendingEmail })
          : t('account.profile.details.done'),
      ),
  });
  return (
    <Form form={form} pendingText={t('account.profile.details.pending')} onUse={onUse}>
      <FormMessage>{message}</FormMessage>
      <TextField
        {...form.field('fullName')}
        label={t('account.fields.fullName')}
        autoComplete="name"
        defaultValue={user.fullName}
        required
      />
      <TextField
        {...form.field('email')}
        type="email"
        label={t('account.fields.email')}
        hint={t('account.profile.details.emailHint')}
        autoComplete="email"
        defaultValue={user.email}
        required
      />
      <div>
        <Button type="submit" pending={form.pending}>
          {t('account.profile.details.submit')}
        </Button>
      </div>
    </Form>
  );
}
