import { CalendarDays, CalendarPlus, Clock, HeartPulse, SearchCheck, Siren, Stethoscope } from 'lucide-react'
import { Link } from 'react-router'
import type { Dokter } from '../../contract/dokter/dokter.ts'
import { byNextPractice, daysToChoose } from '../../contract/dokter/next-practice.ts'
import { ALAMAT_TOKO } from '../../contract/shop/alamat-toko.ts'
import { DOKTER_PATH, pilihanAddress } from '../features/dokter/pilihan-praktik.ts'
import { useIgd } from '../features/keluhan/igd-links.tsx'
import { SearchForm } from '../features/pencarian/search-form.tsx'
import { formatJam, namaHariPraktik } from '../lib/dates/format-tanggal.ts'
import { useSekarang } from '../lib/dates/use-sekarang.ts'
import { useIsKosong, useShopPath } from '../template.ts'

/** What most visitors come for: a search, the usual tasks, and the next practice. A task without content is left out. */
export function BerandaKeperluan({ dokter }: { dokter: Dokter[] }) {
	const isKosong = useIsKosong()
	const shopPath = useShopPath()
	const igd = useIgd()
	const sekarang = useSekarang()
	const [hariIni] = daysToChoose(sekarang)
	const ofDokter = [
		{ to: DOKTER_PATH, judul: 'Cari dokter', Icon: Stethoscope },
		{ to: pilihanAddress({ hari: hariIni?.hari }), judul: 'Jadwal hari ini', Icon: CalendarDays },
		{ to: '/poli-klinik', judul: 'Daftar berobat', Icon: CalendarPlus },
	]
	const ofToko = [
		{ to: shopPath, judul: 'Paket kesehatan', Icon: HeartPulse },
		{ to: '/cek-reservasi', judul: 'Cek reservasi', Icon: SearchCheck },
	]
	const tasks = [...(isKosong('/poli-klinik') ? [] : ofDokter), ...(isKosong(ALAMAT_TOKO) ? [] : ofToko)]
	if (tasks.length === 0) return null
	return (
		<section aria-labelledby="keperluan" className="page pt-4 pb-6 lg:pt-8 xl:mx-0 xl:w-100 xl:shrink-0 xl:p-0">
			<h2 id="keperluan" className="mb-3 text-xl lg:text-2xl">
				Apa yang Anda butuhkan?
			</h2>
			<SearchForm label="Cari keluhan, dokter, atau layanan" placeholder="Keluhan atau nama dokter" />
			<ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 xl:gap-3">
				{tasks.map(({ to, judul, Icon }) => (
					<li key={judul}>
						<Link to={to} className={`${tile} bg-paper text-teal-900 hover:bg-teal-50`}>
							<Icon className="size-7 text-teal-700" />
							{judul}
						</Link>
					</li>
				))}
				{igd.to && (
					<li>
						<a href={igd.to} className={`${tile} on-dark bg-igd text-white hover:bg-igd-dark`}>
							<Siren className="size-7" />
							<span>
								IGD<span className="sr-only"> {igd.noTelp}</span> 24 jam
							</span>
						</a>
					</li>
				)}
			</ul>
			<PraktikTerdekat dokter={dokter} sekarang={sekarang} />
		</section>
	)
}

const tile =
	'flex h-full min-h-24 flex-col items-center justify-center gap-1.5 rounded-2xl px-1.5 py-3 text-center font-semibold text-[0.9375rem] leading-tight shadow-soft transition-colors duration-200'

/** The hours in which a clinic is open next. */
function PraktikTerdekat({ dokter, sekarang }: { dokter: Dokter[]; sekarang: string }) {
	const [next] = byNextPractice(dokter, sekarang)
	const slot = next?.praktik?.slots[0]
	if (!next?.praktik || !slot) return null
	const poli = next.dokter.poliKlinik.find(({ id }) => id === slot.poliKlinikId)
	return (
		<p className="group relative mt-3 flex items-center gap-3 rounded-2xl bg-teal-50 px-4 py-2.5 text-sm">
			<Clock className="size-5 shrink-0 text-teal-700" />
			<span>
				<Link to={DOKTER_PATH} className="covers-card text-soft group-hover:text-teal-700">
					Praktik terdekat{poli && ` di ${poli.nama}`}
				</Link>
				<strong className="block text-teal-900 tabular-nums">
					{namaHariPraktik(next.praktik.tanggal, sekarang)}, {formatJam(slot)}
				</strong>
			</span>
		</p>
	)
}
