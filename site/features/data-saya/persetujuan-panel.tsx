import type { Persetujuan } from '../../../contract/member.ts'
import { formatWaktu } from '../../lib/dates/format-tanggal.ts'
import { KebijakanLink } from '../../ui/persetujuan-notice/persetujuan-notice.tsx'
import { Panel } from './panel.tsx'

export function PersetujuanPanel({ persetujuan }: { persetujuan: Persetujuan[] }) {
	return (
		<Panel
			judul="Persetujuan"
			pengantar={
				<>
					Yang Anda setujui dari <KebijakanLink />, untuk apa, dan kapan. Menghapus data berarti menariknya kembali.
				</>
			}
		>
			{persetujuan.length === 0 ? (
				<p className="mt-2 text-soft">Belum ada yang tercatat.</p>
			) : (
				<ul className="mt-2 divide-y divide-line">
					{persetujuan.map((given) => (
						<li key={`${given.createdAt} ${given.pasien?.nama}`} className="py-3">
							<p className="font-semibold">{forWhat(given)}</p>
							<p className="text-[0.9375rem] text-soft">
								Versi {given.versi}, {formatWaktu(given.createdAt)}
							</p>
						</li>
					))}
				</ul>
			)}
		</Panel>
	)
}

const forWhat = ({ tujuan, pasien }: Persetujuan) =>
	tujuan === 'member' ? 'Pendaftaran member' : `Data pasien ${pasien?.nama || 'tanpa nama'}`
