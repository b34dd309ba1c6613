import { useRouter } from 'next/compat/router';
import { RichText } from '@/components/RichText/RichText';

export interface TextContentProps {
  /** Sanitised on the server. */
  html: string;
  size: 'small' | 'medium' | 'large';
}

/** An editor's text. Links to pages of the site are followed without a reload. */
export function TextContent({ html, size }: TextContentProps) {
  const router = useRouter();
  return (
    <RichText
      html={html}
      size={size}
      onInternalLink={
        router ? (href) => void router.push(href, undefined, { locale: false }) : undefined
      }
    />
  );
}
