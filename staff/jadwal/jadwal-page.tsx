import { Box, Card, LinearProgress, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { PilihanJadwal } from '../../contract/staff/jadwal.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { AllPengecualian } from './all-pengecualian.tsx'
import { JadwalWeek } from './jadwal-week.tsx'
import { NameSelect } from './selects.tsx'
import { useJadwal, type WeekOf } from './use-jadwal.ts'

const views = [
	{ value: 'dokter', label: 'Per dokter' },
	{ value: 'poli', label: 'Per poli' },
	{ value: 'libur', label: 'Cuti & libur' },
] as const

/** The address holds whose week is shown, so that it can be bookmarked. */
export function JadwalPage() {
	const [parameters, setParameters] = useSearchParams()
	const lihat = views.find(({ value }) => value === parameters.get('lihat'))?.value ?? 'dokter'
	const id = parameters.get('id')
	const pilihan = useApiQuery<PilihanJadwal>('/jadwal/pilihan')
	const weekOf: WeekOf | null = id && lihat !== 'libur' ? { jenis: lihat === 'poli' ? 'poli' : 'dokter', id } : null
	const jadwal = useJadwal(weekOf)
	const failure = pilihan.failure ?? jadwal.failure
	const look = (part: { lihat: string; id?: string | null }) =>
		setParameters({ lihat: part.lihat, ...(part.id && { id: part.id }) })
	const { data } = pilihan

	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title="Jadwal & cuti" />
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
				<ToggleButtonGroup
					exclusive
					value={lihat}
					onChange={(_, chosen: string | null) => chosen && look({ lihat: chosen })}
					aria-label="Pandangan jadwal"
				>
					{views.map(({ value, label }) => (
						<ToggleButton key={value} value={value} sx={{ minHeight: 44, paddingInline: 2 }}>
							{label}
						</ToggleButton>
					))}
				</ToggleButtonGroup>
				{data && lihat !== 'libur' && (
					<Box sx={{ flexGrow: 1, minWidth: 260, maxWidth: 480 }}>
						<NameSelect
							key={lihat}
							label={lihat === 'poli' ? 'Poli klinik' : 'Dokter'}
							choices={lihat === 'poli' ? data.poliKlinik : data.dokter}
							value={id}
							onChange={(chosen) => look({ lihat, id: chosen })}
						/>
					</Box>
				)}
			</Box>
			{failure && <LoadFailed message={failure} onRetry={pilihan.failure ? pilihan.refetch : jadwal.refetch} />}
			{!failure && (!data || (weekOf && !jadwal.data)) && <LinearProgress aria-label="Memuat jadwal" />}
			{data && lihat === 'libur' && <AllPengecualian pilihan={data} />}
			{data && weekOf && jadwal.data && (
				<JadwalWeek
					key={`${weekOf.jenis}${weekOf.id}`}
					weekOf={weekOf}
					jadwal={jadwal.data}
					pilihan={data}
					reload={jadwal.refetch}
				/>
			)}
			{data && !weekOf && lihat !== 'libur' && (
				<Card sx={{ padding: 3 }}>
					<Typography color="textSecondary">
						Pilih {lihat === 'poli' ? 'poli klinik' : 'dokter'} untuk melihat dan mengubah jadwalnya.
					</Typography>
				</Card>
			)}
		</Box>
	)
}
