import { useId } from 'react'
import { type Giliran, giliranOf } from '../../../contract/antrean/giliran.ts'
import { useAntrean } from './use-antrean.ts'

const EVERY_MS = 4000

/** The queue number on the status page: whose turn it is, and where to go. */
export function AntreanCard({ nomor }: { nomor: string }) {
	const id = useId()
	const { antrean, lama } = useAntrean(null, EVERY_MS)
	const giliran = antrean && giliranOf(antrean, nomor)
	if (antrean && !antrean.aktif) return null
	return (
		<section aria-labelledby={id} className="rounded-card bg-paper p-5 shadow-soft md:p-7">
			<h2 id={id} className="text-xl">
				Nomor antrean
			</h2>
			<p className="mt-2 font-extrabold text-5xl text-teal-800 tabular-nums leading-tight">{nomor}</p>
			<div aria-live="polite" className="mt-2">
				{giliran && <Keterangan giliran={giliran} />}
			</div>
			{lama && <p className="mt-2 text-soft">Tidak ada sambungan sejak {lama}. Giliran mungkin sudah berubah.</p>}
		</section>
	)
}

const namaDan = ({ nama, tempat }: { nama: string; tempat: string }) => (tempat ? `${nama} (${tempat})` : nama)

const atau = new Intl.ListFormat('id', { type: 'disjunction' })

function Keterangan({ giliran }: { giliran: Giliran }) {
	switch (giliran.status) {
		case 'menunggu':
			return (
				<>
					<p className="font-semibold text-lg">
						{giliran.sebelum === 0 ? 'Anda yang berikutnya.' : `${giliran.sebelum} orang sebelum Anda.`}
					</p>
					{giliran.loket.length > 0 && <p>Tunggu panggilan ke {atau.format(giliran.loket.map(namaDan))}.</p>}
				</>
			)
		case 'dipanggil':
			return <p className="font-semibold text-lg">Giliran Anda. Silakan ke {namaDan(giliran.loket)}.</p>
		case 'dilewati':
			return <p>Nomor Anda sudah dipanggil. Silakan temui petugas di loket.</p>
		case 'selesai':
			return <p>Giliran Anda sudah selesai. Terima kasih.</p>
	}
}
