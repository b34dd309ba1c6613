import { Link } from '@payloadcms/ui';
import type { RootContent } from 'mdast';
import { type Addresses, headingId, Markdown, plainText } from './Markdown';
import { guideIndex, type GuidePage } from './pages';
import { type AdminLanguage } from '../lib/adminLanguage';

const texts = {
  it: { pages: 'Pagine della guida', here: 'In questa pagina' },
  en: { pages: 'Pages of the guide', here: 'On this page' },
};

interface PageLinks {
  language: AdminLanguage;
  page: GuidePage;
  titles: { page: GuidePage; title: string; href: string }[];
}

/** Links to all pages of the guide, above each page except the first one, which has its own links. */
export const GuidePages = ({ language, page, titles }: PageLinks) =>
  page === guideIndex ? null : (
    <nav className="studium-guide__pages" aria-label={texts[language].pages}>
      <ul>
        {titles.map((one) => (
          <li key={one.page}>
            <Link
              href={one.href}
              prefetch={false}
              aria-current={one.page === page ? 'page' : undefined}
            >
              {one.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );

interface Article {
  language: AdminLanguage;
  page: GuidePage;
  nodes: RootContent[];
  addresses: Addresses;
}

/** A page of the guide: its title, links to its tasks, and its content. */
export function GuideArticle({ language, page, nodes, addresses }: Article) {
  const [title, ...content] = nodes;
  const tasks = content.filter((node) => node.type === 'heading' && node.depth === 2);
  return (
    <article>
      <Markdown nodes={title ? [title] : []} {...addresses} />
      {page !== guideIndex && (
        <nav className="studium-guide__here" aria-label={texts[language].here}>
          <ul>
            {tasks.map((node) => (
              <li key={headingId(node)}>
                <a href={`#${headingId(node)}`}>{plainText(node)}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Markdown nodes={content} {...addresses} />
    </article>
  );
}
