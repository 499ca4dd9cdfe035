import type { Banner } from '../../../contract/web.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { RichText } from '../../ui/rich-text/rich-text.tsx'

interface BannerTextProps {
	banner: Banner
	/** Light text for a dark picture. */
	light?: boolean
}

/** The text and the button of a banner: a card below the picture on the phone, over the picture on wide screens. */
export function BannerText({ banner, light = false }: BannerTextProps) {
	const { text, buttonLink, buttonTitle } = banner
	if (!hasBannerText(banner)) return null
	return (
		<div className="page relative -mt-8 flex grow flex-col lg:mt-0 lg:justify-center lg:px-12 xl:px-20">
			<div className="flex grow flex-col items-start rounded-card bg-paper p-5 shadow-soft lg:max-w-112 lg:grow-0 lg:bg-transparent lg:p-0 lg:shadow-none">
				<RichText html={text} className={`banner-text ${light ? 'banner-text-light' : ''}`} />
				{buttonLink && buttonTitle && (
					<div className="mt-auto pt-5 lg:mt-0 lg:pt-7">
						<ButtonLink to={buttonLink} className={light ? 'lg:bg-white lg:text-teal-800 lg:hover:bg-teal-50' : ''}>
							{buttonTitle}
						</ButtonLink>
					</div>
				)}
			</div>
		</div>
	)
}

/** A banner may be its picture alone. */
export const hasBannerText = ({ text, buttonLink, buttonTitle }: Banner): boolean =>
	text.replace(/<[^>]*>/g, '').trim() !== '' || Boolean(buttonLink && buttonTitle)
