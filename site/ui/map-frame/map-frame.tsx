import { MapPin } from 'lucide-react'
import { useState } from 'react'
import { embedAddress, parseEmbed } from '../../../contract/media/embed.ts'
import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { Button } from '../button/button.tsx'

/** The spec's size of the map: 100 % wide, 750 px high. */
const MAP_HEIGHT = 750

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/** The location map. It loads lazily, and with data saver only after a click. */
export function MapFrame({ mapLokasi, title }: { mapLokasi: string; title: string }) {
	const waits = useHydrated() && savesData()
	const [wanted, setWanted] = useState(false)
	const embed = parseEmbed(mapLokasi)
	if (!embed) return null
	if (waits && !wanted)
		return (
			<div className="grid h-[750px] w-full place-items-center bg-teal-50">
				<Button look="secondary" icon={MapPin} onClick={() => setWanted(true)}>
					Tampilkan peta
				</Button>
			</div>
		)
	return (
		<iframe
			src={embedAddress(embed)}
			title={title}
			height={MAP_HEIGHT}
			loading="lazy"
			referrerPolicy="no-referrer"
			className="block w-full bg-teal-50"
		/>
	)
}
