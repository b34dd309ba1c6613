import type { Meta } from '@storybook/nextjs-vite';
import { userEvent, within } from 'storybook/test';
import { LoginView } from '@/features/account/LoginView';
import { RegisterView } from '@/features/account/RegisterView';
import { ResetPasswordView } from '@/features/account/ResetPasswordView';
import { SetPasswordView } from '@/features/account/SetPasswordView';
import { VerifyEmailView } from '@/features/account/VerifyEmailView';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = { component: LoginView };
export default meta;

const code = {
  code: 'abcdefghijklmnopqrstuvwxyz-_0123',
  id: '00000000-0000-4000-8000-000000000000',
};

export const Login = pageIn('it', 'login', <LoginView />);

export const LoginWithErrors: typeof Login = {
  ...Login,
  play: ({ canvasElement }) =>
    userEvent.click(
      within(within(canvasElement).getByRole('main')).getByRole('button', { name: 'Accedi' }),
    ),
};

export const Register = pageIn(
  'it',
  'register',
  <RegisterView privacyHtml="<p>Usiamo nome ed e-mail per il profilo e i preferiti, per nient’altro.</p>" />,
);

export const ForgottenPassword = pageIn('en', 'resetPassword', <ResetPasswordView />);

export const SetPassword = pageIn('it', 'setPassword', <SetPasswordView {...code} />);

export const VerifyEmail = pageIn('it', 'verifyEmail', <VerifyEmailView {...code} />);

export const WrongCode = pageIn('en', 'verifyEmail', <VerifyEmailView code="x" id="y" />);
