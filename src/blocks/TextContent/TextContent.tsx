import { RichText } from '@/components/RichText/RichText';

interface TextContentProps {
  /** Sanitised on the server. */
  html: string;
  size: 'small' | 'medium' | 'large';
}

export function TextContent({ html, size }: TextContentProps) {
  return <RichText html={html} size={size} />;
}
