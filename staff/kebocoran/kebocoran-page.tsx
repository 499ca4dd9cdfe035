import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link, useSearchParams } from 'react-router-dom'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { isTanggal, waktuWib } from '../../contract/tanggal/tanggal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { fieldProps } from '../dialogs/use-fields.ts'
import { DateField } from '../inputs/date-field.tsx'
import { fromWibTime } from '../inputs/wib-time.ts'
import { WibTimeField } from '../inputs/wib-time-input.tsx'
import { keadaanKunci } from '../integrasi/keadaan-kunci.ts'
import { DownloadButton } from '../layout/download-button.tsx'
import { LoadState } from '../layout/load-state.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { AkhiriCard } from './akhiri-card.tsx'
import { FaktaCards } from './fakta-cards.tsx'
import { PemberitahuanCard } from './pemberitahuan-card.tsx'
import { batasPemberitahuan, sisaWaktu } from './write-pemberitahuan.ts'

/** What an administrator needs when personal data has leaked: the deadline, what to end, what was stored, the text. */
export default function KebocoranPage() {
	// In the address, so that it survives a reload and can be sent to a colleague.
	const [address, setAddress] = useSearchParams()
	const [moment, setMoment] = useState(() => {
		const [tanggal = '', jam = ''] = address.get('diketahui')?.split('T') ?? []
		return fromWibTime({ tanggal, jam })
	})
	const diketahui = moment === null || Number.isNaN(moment) ? null : moment
	const [days, setDays] = useState<{ dari?: string; sampai?: string }>({})
	const isWhole = Object.values(days).every((day) => isTanggal(day))
	const { data, failure, refetch } = useApiQuery(
		'GET /v1/staf/kebocoran',
		{ query: isWhole ? days : {} },
		{ keepPrevious: true },
	)
	const shown = { dari: days.dari ?? data?.dari, sampai: days.sampai ?? data?.sampai }
	const field = fieldProps(shown, (part) => setDays({ ...shown, ...part }), {})
	return (
		<Box sx={{ maxWidth: 900, display: 'grid', gap: 2 }}>
			<Title title="Kebocoran data" />
			<Typography color="textSecondary">
				Bila data pasien mungkin jatuh ke tangan orang lain: tetap tenang, kerjakan dari atas ke bawah.
			</Typography>
			<TitledCard title="Batas waktu" sx={{ display: 'grid', gap: 1.5 }}>
				<WibTimeField
					label="Diketahui pada (WIB)"
					value={moment}
					onChange={(typed) => {
						setMoment(typed)
						setAddress(typed ? { diketahui: waktuWib(typed) } : {}, { replace: true })
					}}
				/>
				<Alert severity={diketahui === null ? 'info' : 'warning'}>
					{diketahui === null
						? 'UU PDP pasal 46: pasien dan lembaga diberi tahu secara tertulis paling lambat 3 × 24 jam. Isi kapan kebocoran diketahui.'
						: `Beri tahu pasien dan lembaga paling lambat ${waktuSingkat(batasPemberitahuan(diketahui))} WIB (${sisaWaktu(diketahui, Date.now())}).`}
				</Alert>
			</TitledCard>
			<AkhiriCard
				perangkat={data?.perangkat ?? 0}
				kunci={data?.kunci.filter((each) => keadaanKunci(each, Date.now()) === 'berlaku').length ?? 0}
				onEnded={refetch}
			/>
			<TitledCard title="Ganti kunci" sx={{ display: 'grid', gap: 1.5 }}>
				<Typography component="div">
					<ul>
						<li>
							Kunci data terenkripsi, di server: <code>npm run rotate-keys</code>
						</li>
						<li>
							Kunci cadangan, di server: <code>npm run backup -- --new-key</code>
						</li>
						<li>Rahasia webhook: tekan ‘Rahasia baru’ pada tiap webhook.</li>
						<li>Kata sandi staf: kirim tautan sandi baru dari halaman tiap akun.</li>
					</ul>
				</Typography>
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
					<Button component={Link} to="/notifikasi" variant="outlined">
						Buka Notifikasi
					</Button>
					<Button component={Link} to="/pengguna" variant="outlined">
						Buka Pengguna
					</Button>
				</Box>
			</TitledCard>
			<TitledCard title="Masa yang diperiksa" sx={{ display: 'grid', gap: 1.5 }}>
				<Typography color="textSecondary">Data baru dan akses di bawah dihitung dalam masa ini.</Typography>
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
					<DateField label="Dari tanggal" {...field('dari')} />
					<DateField label="Sampai tanggal" {...field('sampai')} />
				</Box>
			</TitledCard>
			<LoadState label="Memuat fakta" data={data} failure={failure} onRetry={refetch} />
			{data && <FaktaCards fakta={data} />}
			<PemberitahuanCard diketahui={diketahui} />
			<TitledCard title="Catatan pemrosesan" sx={{ display: 'grid', gap: 1.5 }}>
				<Typography color="textSecondary">
					Data apa yang disimpan, untuk apa, berapa lama dan siapa yang melihatnya. Berkas ini tidak memuat data pasien.
				</Typography>
				<Box>
					<DownloadButton
						route="GET /v1/staf/kebocoran/pemrosesan.csv"
						input={[]}
						variant="outlined"
						startIcon={<FileDownload />}
					>
						Unduh catatan pemrosesan
					</DownloadButton>
				</Box>
			</TitledCard>
		</Box>
	)
}
