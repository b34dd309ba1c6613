import type { Meta } from '@storybook/nextjs-vite';
import { PasswordView } from '@/features/account/PasswordView';
import { ProfileView } from '@/features/account/ProfileView';
import { withAnswers } from '../../fixtures/withAnswers';
import { withSession } from '../../fixtures/withSession';
import { devices, sessions } from '../../fixtures/visitor';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = {
  component: ProfileView,
  decorators: [withSession(sessions.in)],
  beforeEach: withAnswers({ Sessions: { sessions: devices } }),
};
export default meta;

export const Profile = pageIn('it', 'accountProfile', <ProfileView isCheckFailed={false} />);

export const Password = pageIn('it', 'accountPassword', <PasswordView isCheckFailed={false} />);
