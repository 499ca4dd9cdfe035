import type { Dokter } from '../../../../contract/dokter/dokter.ts'
import { pekan } from '../../../../contract/tanggal/hari.ts'
import { hariDari } from '../../../../contract/tanggal/tanggal.ts'
import { describePengecualian, notOver } from './pengumuman.tsx'
import { jadwalIn } from './practising-first.ts'
import './week-schedule.css'

interface WeekScheduleProps {
	dokter: Dokter[]
	poliKlinikId: string
	hariIni: string
	caption: string
}

/** The week of a clinic: a table on wide screens and in print, a list on the phone. */
export function WeekSchedule({ dokter, poliKlinikId, hariIni, caption }: WeekScheduleProps) {
	const today = hariDari(hariIni)
	return (
		<table className="week-schedule">
			<caption className="sr-only">{caption}</caption>
			<thead>
				<tr>
					<th scope="col">Dokter</th>
					{pekan.map((hari) => (
						<th key={hari} scope="col" data-today={hari === today || undefined}>
							{hari}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{dokter.map(({ id, nama, jadwal: anywhere }) => {
					const jadwal = jadwalIn(anywhere, poliKlinikId)
					return (
						<tr key={id}>
							<th scope="row">
								{nama}
								{notOver(jadwal.pengecualian, hariIni)
									.filter(({ jenis }) => jenis !== 'tutup')
									.map((each) => {
										const line = describePengecualian(each)
										return (
											<span key={line} className="mt-1 block font-normal text-soft text-sm">
												{line}
											</span>
										)
									})}
							</th>
							{pekan.map((hari) => (
								<td key={hari} data-hari={hari} data-today={hari === today || undefined}>
									<Times slots={jadwal.waktu.filter((slot) => slot.hari.includes(hari))} />
								</td>
							))}
						</tr>
					)
				})}
			</tbody>
		</table>
	)
}

const Times = ({ slots }: { slots: Dokter['jadwal']['waktu'] }) =>
	slots.length > 0 && (
		<ul>
			{slots
				.toSorted((a, b) => a.jamMulai.localeCompare(b.jamMulai))
				.map(({ jamMulai, jamSelesai }) => (
					<li key={jamMulai} className="w-max max-w-full">
						{jamMulai.replace(':', '.')}–{jamSelesai.replace(':', '.')}
					</li>
				))}
		</ul>
	)
