import { Box, Typography } from '@mui/material'
import type { Banding, Corong, Hitungan, Statistik } from '../../contract/staff/dashboard.ts'
import { TitledCard } from '../layout/titled-card.tsx'

const number = (value: number) => value.toLocaleString('id-ID')

const counted: [name: keyof Hitungan, label: string][] = [
	['reservasi', 'Reservasi'],
	['hadir', 'Hadir'],
	['tidakHadir', 'Tidak hadir'],
	['batal', 'Dibatalkan'],
]

/** `naik 20% dari 50` */
function changeText(kini: number, sebelum: number): string {
	if (kini === sebelum) return `sama, ${number(sebelum)}`
	if (sebelum === 0) return 'sebelumnya 0'
	const percent = Math.round((Math.abs(kini - sebelum) / sebelum) * 100)
	return `${kini > sebelum ? 'naik' : 'turun'} ${number(percent)}% dari ${number(sebelum)}`
}

/** Reservations by the day of their visit, against the period before. */
export function StatistikCards({ statistik, rentang }: { statistik: Statistik; rentang: number }) {
	const { semua, hari, paket } = statistik
	return (
		<>
			<TitledCard title="Kunjungan pasien" sx={{ display: 'grid', gap: 1.5 }}>
				<Typography variant="body2" color="textSecondary">
					{`Menurut hari kunjungan, dibandingkan dengan ${rentang} hari sebelumnya.`}
				</Typography>
				<Box
					component="dl"
					sx={{ margin: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))' }}
				>
					{counted.map(([name, label]) => (
						<Box key={name}>
							<Typography component="dt" color="textSecondary">
								{label}
							</Typography>
							<Typography component="dd" sx={{ margin: 0, fontSize: '1.5rem', fontWeight: 750 }}>
								{number(semua.kini[name])}
							</Typography>
							<Typography component="dd" variant="body2" color="textSecondary" sx={{ margin: 0 }}>
								{changeText(semua.kini[name], semua.sebelum[name])}
							</Typography>
						</Box>
					))}
				</Box>
			</TitledCard>
			<BandingList title="Menurut hari" data={hari} />
			<BandingList title="Menurut paket" data={paket} />
		</>
	)
}

/** A bar for each line: who came, who did not, and the rest. The light line below it is the period before. */
function BandingList({ title, data }: { title: string; data: (Banding & { nama: string })[] }) {
	const max = Math.max(1, ...data.flatMap(({ kini, sebelum }) => [kini.reservasi, sebelum.reservasi]))
	const width = (value: number) => `${(value / max) * 100}%`
	return (
		<TitledCard title={title} gutterBottom>
			{data.length === 0 && <Typography color="textSecondary">Belum ada reservasi.</Typography>}
			<Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 1.5 }}>
				{data.map(({ nama, kini, sebelum }) => (
					<li key={nama}>
						<Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
							<Box component="span" sx={{ overflowWrap: 'anywhere', fontWeight: 650 }}>
								{nama}
							</Box>
							<Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
								{`${number(kini.reservasi)} (${changeText(kini.reservasi, sebelum.reservasi)})`}
							</Box>
						</Box>
						<Typography variant="body2" color="textSecondary">
							{`${number(kini.hadir)} hadir · ${number(kini.tidakHadir)} tidak hadir · ${number(kini.batal)} dibatalkan`}
						</Typography>
						<Box
							aria-hidden
							sx={{ display: 'flex', height: 8, bgcolor: 'primary.light', width: width(kini.reservasi) }}
						>
							<Box sx={{ bgcolor: 'primary.main', width: share(kini.hadir, kini.reservasi) }} />
							<Box sx={{ bgcolor: 'error.main', width: share(kini.tidakHadir, kini.reservasi) }} />
						</Box>
						<Box aria-hidden sx={{ height: 3, bgcolor: 'divider', width: width(sebelum.reservasi) }} />
					</li>
				))}
			</Box>
		</TitledCard>
	)
}

const share = (part: number, whole: number) => `${whole > 0 ? (part / whole) * 100 : 0}%`

/** Each step counted apart, as a part of the visitors. */
export function CorongCard({ corong: { pengunjung, whatsapp, telepon, reservasi } }: { corong: Corong }) {
	const hubungi = whatsapp + telepon
	const max = Math.max(1, pengunjung, hubungi, reservasi)
	const steps: [nama: string, jumlah: number, catatan: string][] = [
		['Pengunjung situs', pengunjung, 'dijumlahkan per hari'],
		['Menekan tombol pendaftaran', hubungi, `${number(whatsapp)} WhatsApp, ${number(telepon)} telepon`],
		['Reservasi dari situs', reservasi, 'menurut hari dibuat'],
	]
	return (
		<TitledCard title="Dari pengunjung ke reservasi" gutterBottom>
			<Box component="ol" sx={{ listStyle: 'none', padding: 0, margin: 0, display: 'grid', gap: 1.5 }}>
				{steps.map(([nama, jumlah, catatan]) => (
					<li key={nama}>
						<Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
							<span>{nama}</span>
							<Box component="span" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
								{number(jumlah)}
								{pengunjung > 0 &&
									nama !== steps[0]?.[0] &&
									` (${number(Math.round((jumlah / pengunjung) * 1000) / 10)}%)`}
							</Box>
						</Box>
						<Box
							aria-hidden
							sx={{ height: 16, minWidth: 2, bgcolor: 'primary.main', width: share(jumlah, max), borderRadius: 1 }}
						/>
						<Typography variant="body2" color="textSecondary">
							{catatan}
						</Typography>
					</li>
				))}
			</Box>
			<Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1.5 }}>
				Hanya jumlah per hari yang disimpan; tidak ada pengunjung yang diikuti. Pengunjung yang menolak pencatatan tidak
				terhitung.
			</Typography>
		</TitledCard>
	)
}
