import type { PartnerView } from '#data/rendering/views.ts';
import { Picture } from '#ui/Picture.tsx';

/** A filter that draws silhouettes in the color of text: `filter: url('#site-text-color')`. Must precede the logos. */
export function TextColorFilter() {
  return (
    <svg className="svg-definitions" aria-hidden="true">
      <filter id="site-text-color" colorInterpolationFilters="sRGB">
        <feFlood floodColor="var(--color-text)" />
        <feComposite in2="SourceAlpha" operator="in" />
      </filter>
    </svg>
  );
}

interface PartnerLogoProps {
  partner: PartnerView;
  inFirstScreen?: boolean;
}

/** A partner's logo, or its name if the file does not load. */
export function PartnerLogo({ partner, inFirstScreen }: PartnerLogoProps) {
  return (
    <Picture
      className="partner-logo"
      inFirstScreen={inFirstScreen}
      data-silhouette={partner.isSilhouette || undefined}
      picture={partner.logo}
      alt={partner.name}
      sizes="200px"
      width={200}
      height={64}
    />
  );
}
