import { useRef, useState, type ComponentProps } from 'react';
import { cx } from 'class-variance-authority';
import { CardLink } from '../CardLink/CardLink';
import { VisuallyHidden } from '../internal/VisuallyHidden';
import { BannerArt } from './BannerArt';
import { useMessages } from '../messages/MessagesContext';
import * as shell from '../messages/shell';
import * as styles from './Banner.css';
import { MotionButton } from './MotionButton';
import { useAutoplay } from './useAutoplay';

export interface BannerSlide {
  id: string;
  /** May hold a line break. */
  title: string;
  detail?: string | undefined;
  /** Address of a picture for the right third; a bud in gold stands there without one. */
  image?: string | null | undefined;
  href?: string | null | undefined;
}

export interface BannerProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-label'> {
  /** What the slides are, for screen readers. */
  label: string;
  /** Shown one at a time, in this order. */
  slides: readonly BannerSlide[];
  /**
   * The ground of the slides: our green, or the colours of the accent in force, which are the brand's outside of any
   * scope; `data-accent` on the Banner gives it one.
   * @default 'green'
   */
  tone?: 'green' | 'accent' | undefined;
  /**
   * Ms that each slide stays before the next comes by itself; 5,000 or more. It waits under a pointer, a finger or the
   * keyboard, stands once the reader leafs himself, and never starts for who wants less motion; a button stops it and
   * lets it go on. Without it nothing moves.
   */
  leafsEvery?: number | undefined;
}

/** Announcements to leaf through: the reader swipes, or presses a dot. */
export function Banner({ label, slides, tone = 'green', leafsEvery, ...rest }: BannerProps) {
  const words = useMessages('banner', shell.banner);
  const reel = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const [said, setSaid] = useState('');

  const noteScroll = () => {
    const { scrollLeft = 0, clientWidth = 1 } = reel.current ?? {};
    setShown(Math.round(scrollLeft / clientWidth));
  };
  const bring = (index: number) => {
    const slide = reel.current?.children[index];
    if (slide instanceof HTMLElement) reel.current?.scrollTo({ left: slide.offsetLeft - reel.current.offsetLeft });
  };
  const { mayMove, stands, stand, handlers } = useAutoplay({
    every: slides.length > 1 ? leafsEvery : undefined,
    shown,
    advance: (from) => bring((from + 1) % slides.length),
  });
  const show = (index: number) => {
    stand(true);
    bring(index);
    setSaid(words.shown(index + 1, slides.length, slides[index]?.title ?? ''));
  };
  return (
    <section {...rest} aria-roledescription={words.carousel} aria-label={label}>
      <ul {...handlers} ref={reel} className={styles.reel} onScroll={noteScroll}>
        {slides.map(({ id, title, detail, image, href }, index) => (
          <li key={id} className={cx(styles.slide, styles.tone[tone])} inert={index !== shown}>
            <p className={styles.title}>{href ? <CardLink href={href}>{title}</CardLink> : title}</p>
            {detail ? <p className={styles.detail}>{detail}</p> : null}
            {image ? <img src={image} alt="" loading="lazy" className={styles.art} /> : <BannerArt />}
          </li>
        ))}
      </ul>
      {slides.length > 1 ? (
        <div className={styles.foot}>
          <div {...handlers} className={styles.dots}>
            {slides.map(({ id, title }, index) => (
              <button
                key={id}
                type="button"
                aria-label={words.slide(index + 1, title)}
                aria-current={index === shown}
                onClick={() => show(index)}
                className={styles.dot}
              />
            ))}
          </div>
          {mayMove ? <MotionButton stands={stands} onClick={() => stand(!stands)} /> : null}
        </div>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </section>
  );
}
