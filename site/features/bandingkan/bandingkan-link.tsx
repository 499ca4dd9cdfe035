import { Check } from 'lucide-react'
import type { ShopItemRingkas } from '../../../contract/shop/shop.ts'
import { bandingkanAddress } from './bandingkan-address.ts'
import { toggleBandingkan, useBandingkan } from './bandingkan-store.ts'

interface BandingkanLinkProps {
	item: Pick<ShopItemRingkas, 'uri' | 'nama'>
	className: string
	children?: React.ReactNode
}

/** Collects a package for the comparison. Without scripts it leads to the comparison, where others can be added. */
export function BandingkanLink({ item: { uri, nama }, className, children }: BandingkanLinkProps) {
	const pilihan = useBandingkan()
	const isChosen = pilihan?.uris.includes(uri) ?? false
	const press = (event: React.SyntheticEvent) => {
		event.preventDefault()
		toggleBandingkan(uri)
	}
	const button = pilihan && {
		role: 'button',
		'aria-pressed': isChosen,
		onClick(event: React.MouseEvent) {
			const opensTab = event.ctrlKey || event.metaKey || event.shiftKey
			if (!opensTab) press(event)
		},
		onKeyDown(event: React.KeyboardEvent) {
			if (event.key === ' ') press(event)
		},
	}
	return (
		<a href={bandingkanAddress([uri])} className={className} {...button}>
			{isChosen && <Check className="size-3.5 shrink-0 sm:size-4" />}
			Bandingkan
			{children ?? <span className="sr-only"> {nama}</span>}
		</a>
	)
}
