import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { BottomBar } from '@/layout/BottomBar';
import { ConsentSlot } from '@/layout/ConsentSlot';
import { Feedback } from '@/layout/Feedback';
import { LanguageSwitcher } from '@/layout/LanguageSwitcher';
import { Logo } from '@/layout/Logo';
import { MenuLink } from '@/layout/MenuLink';
import { PreviewBar } from '@/layout/PreviewBar';
import { SkipLinks } from '@/layout/SkipLinks';
import { Socials } from '@/layout/Socials';
import { ThemeSwitch } from '@/layout/ThemeSwitch';
import { alternatesOf } from '@/routing/alternates';
import { hues, type Hue } from '@/theme/hue';
import { layouts } from '../fixtures/layout';

interface Args {
  section: Hue;
}

const meta = {
  parameters: { layout: 'padded' },
  args: { section: 'accommodations' },
  argTypes: { section: { options: hues, control: { type: 'select' } } },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const layout = layouts.it;

/** The primary navigation on phones. */
export const NavigationOnPhones: Story = {
  globals: { viewport: { value: 'phone' } },
  render: ({ section }) => <BottomBar items={layout.headerMenu} section={section} path={null} />,
};

export const Languages: Story = {
  render: ({ section }) => (
    <LanguageSwitcher alternates={alternatesOf('home')} section={section} position="footer" />
  ),
};

export const Themes: Story = { render: () => <ThemeSwitch /> };

export const SiteLogo: Story = { render: () => <Logo name="Studium" /> };

export const LinkOfTheMenu: Story = {
  render: () => <MenuLink item={{ title: 'Primi passi', href: '/primi-passi' }} />,
};

export const SocialNetworks: Story = { render: () => <Socials socials={layout.socials} /> };

/** Above the page, for editors who see a draft. */
export const Preview: Story = {
  render: () => <PreviewBar preview={{ path: '/alloggi', cmsHost: 'http://localhost' }} />,
};

/** Hidden until the keyboard reaches them. */
export const Skip: Story = {
  render: () => <SkipLinks />,
  play: ({ canvasElement }) => canvasElement.querySelector('a')?.focus(),
};

/** At the end of every page; the form loads when it is near. */
export const PageFeedback: Story = { render: () => <Feedback path="/muoversi" /> };

export const ConsentOfThirdParties: Story = { render: () => <ConsentSlot id="GTM-EXAMPLE" /> };
