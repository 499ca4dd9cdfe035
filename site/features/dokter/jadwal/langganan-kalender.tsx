import { CalendarPlus, Download } from 'lucide-react'
import { useSettings } from '../../../template.ts'

const link = 'inline-flex min-h-11 items-center gap-2 font-semibold text-teal-700 underline underline-offset-4'

export function LanggananKalender({ path }: { path: string }) {
	const address = `${path}/kalender.ics`
	const siteUrl = useSettings()?.siteUrl ?? ''
	return (
		<div className="no-print mt-4">
			<p className="text-sm text-soft">
				Lihat jadwal ini di kalender ponsel Anda. Dengan langganan, perubahan jadwal ikut masuk.
			</p>
			<div className="flex flex-wrap gap-x-5">
				<a href={siteUrl.replace(/^https?:/, 'webcal:') + address} className={link}>
					<CalendarPlus className="size-5 shrink-0" />
					Langganan kalender
				</a>
				<a href={address} download={`jadwal${path.replaceAll('/', '-')}.ics`} className={link}>
					<Download className="size-5 shrink-0" />
					Unduh jadwal 30 hari
				</a>
			</div>
		</div>
	)
}
