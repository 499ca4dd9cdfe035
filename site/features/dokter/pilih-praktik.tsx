import { Link } from 'react-router'
import { daftarWaktu, daysToChoose, type PilihanPraktik, type Waktu } from '../../../contract/dokter/next-practice.ts'
import { formatTanggal, namaHariPraktik } from '../../lib/dates/format-tanggal.ts'
import { useSekarang } from '../../lib/dates/use-sekarang.ts'
import { pilihanAddress } from './pilihan-praktik.ts'

/** The second line of a choice. */
const detail = 'font-normal text-sm tabular-nums'

/** Each choice has its own address, so it can be shared and works without scripts. */
const Choice = ({ to, isChosen, children }: { to: string; isChosen: boolean; children: React.ReactNode }) => (
	<li>
		<Link
			to={to}
			preventScrollReset
			aria-current={isChosen ? 'true' : undefined}
			className={`flex h-full min-h-12 flex-col items-center justify-center rounded-2xl border px-1 py-1.5 text-center font-semibold leading-tight transition-colors duration-200 ${
				isChosen ? 'border-teal-700 bg-teal-700 text-white' : 'border-line bg-paper text-teal-800 hover:bg-teal-50'
			}`}
		>
			{children}
		</Link>
	</li>
)

/** `16 Nov` */
const shortDate = (tanggal: string) => {
	const [day, month = ''] = formatTanggal(tanggal).split(' ')
	return `${day} ${month.slice(0, 3)}`
}

/** The next seven days, each with the doctors who practise on it. */
export function PilihHari({ pilihan, className }: { pilihan?: PilihanPraktik; className?: string }) {
	const sekarang = useSekarang()
	const waktu = pilihan?.waktu
	return (
		<nav aria-label="Hari praktik" className={className}>
			{/* Four beside each other on the phone, fewer with larger letters. */}
			<ul className="grid grid-cols-[repeat(auto-fit,minmax(4.25rem,1fr))] gap-2">
				{daysToChoose(sekarang).map(({ tanggal, hari }) => (
					<Choice key={tanggal} to={pilihanAddress({ hari, waktu })} isChosen={pilihan?.hari === hari}>
						{namaHariPraktik(tanggal, sekarang)}
						<span className={detail}>{shortDate(tanggal)}</span>
					</Choice>
				))}
				<Choice to={pilihanAddress({ waktu })} isChosen={pilihan !== undefined && !pilihan.hari}>
					Semua
					<span className={detail}>hari</span>
				</Choice>
			</ul>
		</nav>
	)
}

export const namaWaktu: Record<Waktu, { nama: string; jam: string }> = {
	pagi: { nama: 'Pagi', jam: 'sampai 11.00' },
	siang: { nama: 'Siang', jam: '11.00–17.00' },
	malam: { nama: 'Malam', jam: 'dari 17.00' },
}

export const PilihWaktu = ({ pilihan: { hari, waktu } }: { pilihan: PilihanPraktik }) => (
	<nav aria-label="Waktu praktik">
		<ul className="grid grid-cols-[repeat(auto-fit,minmax(min(7rem,45%),1fr))] gap-2 md:max-w-xl">
			{daftarWaktu.map((each) => (
				<Choice key={each} to={pilihanAddress({ hari, waktu: each })} isChosen={each === waktu}>
					{namaWaktu[each].nama}
					<span className={detail}>{namaWaktu[each].jam}</span>
				</Choice>
			))}
			<Choice to={pilihanAddress({ hari })} isChosen={!waktu}>
				Semua
				<span className={detail}>waktu</span>
			</Choice>
		</ul>
	</nav>
)
