import { Siren } from 'lucide-react'
import { useIgd } from '../features/keluhan/igd-links.tsx'

/** One tap to the emergency room, in the sticky header of the phone. Nothing where the hospital has no number. */
export function IgdCall() {
	const { noTelp, to } = useIgd()
	if (!to) return null
	return (
		<a
			href={to}
			className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full bg-igd px-3.5 font-bold text-white hover:bg-igd-dark lg:hidden"
		>
			<Siren className="size-4.5 max-[359px]:hidden" />
			IGD<span className="max-sm:sr-only"> {noTelp}</span>
		</a>
	)
}
