import type { Meta } from '@storybook/nextjs-vite';
import { PasswordView } from '@/features/account/PasswordView';
import { ProfileView } from '@/features/account/ProfileView';
import { withSession } from '../../fixtures/withSession';
import { sessions } from '../../fixtures/visitor';
import { pageIn } from '../../fixtures/pageStories';

const meta: Meta = {
  component: ProfileView,
  decorators: [withSession(sessions.in)],
  // The devices stay in the state of loading, because Storybook has no cms.
  beforeEach: () => {
    const before = window.fetch.bind(window);
    window.fetch = () => new Promise(() => undefined);
    return () => {
      window.fetch = before;
    };
  },
};
export default meta;

export const Profile = pageIn('it', 'accountProfile', <ProfileView visitor={sessions.in} />);

export const Password = pageIn('it', 'accountPassword', <PasswordView visitor={sessions.in} />);
