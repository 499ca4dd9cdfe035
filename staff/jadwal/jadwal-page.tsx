import { Box, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { useApiQuery } from '../api/use-api-query.ts'
import { NameSelect } from '../dialogs/selects.tsx'
import { LoadFailed } from '../layout/load-state.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { JadwalWeek, type WeekOf } from './jadwal-week.tsx'
import { AllPengecualian } from './pengecualian-card.tsx'

const views = [
	{ value: 'dokter', label: 'Per dokter' },
	{ value: 'poli', label: 'Per poli' },
	{ value: 'libur', label: 'Cuti & libur' },
] as const

/** The address holds whose week is shown, so that it can be bookmarked. */
export default function JadwalPage() {
	const [parameters, setParameters] = useSearchParams()
	const view = views.find(({ value }) => value === parameters.get('lihat'))?.value ?? 'dokter'
	const id = parameters.get('id')
	const choices = useApiQuery('GET /v1/staf/jadwal/pilihan')
	const weekOf: WeekOf | null = id && view !== 'libur' ? { jenis: view === 'poli' ? 'poli' : 'dokter', id } : null
	const jadwal = useApiQuery(
		'GET /v1/staf/jadwal',
		weekOf && { query: weekOf.jenis === 'dokter' ? { dokterId: weekOf.id } : { poliKlinikId: weekOf.id } },
	)
	const failure = choices.failure ?? jadwal.failure
	const show = (lihat: string, shownId?: string | null) => setParameters({ lihat, ...(shownId && { id: shownId }) })
	const { data } = choices

	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title="Jadwal & cuti" />
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
				<ToggleButtonGroup
					exclusive
					value={view}
					onChange={(_, chosen: string | null) => chosen && show(chosen)}
					aria-label="Pandangan jadwal"
				>
					{views.map(({ value, label }) => (
						<ToggleButton key={value} value={value} sx={{ paddingInline: 2 }}>
							{label}
						</ToggleButton>
					))}
				</ToggleButtonGroup>
				{data && view !== 'libur' && (
					<Box sx={{ flexGrow: 1, minWidth: 260, maxWidth: 480 }}>
						<NameSelect
							key={view}
							label={view === 'poli' ? 'Poli klinik' : 'Dokter'}
							choices={view === 'poli' ? data.poliKlinik : data.dokter}
							value={id}
							onChange={(chosen) => show(view, chosen)}
						/>
					</Box>
				)}
			</Box>
			{failure && <LoadFailed message={failure} onRetry={choices.failure ? choices.refetch : jadwal.refetch} />}
			{!failure && (!data || (weekOf && !jadwal.data)) && <Memuat label="Memuat jadwal" rows={8} />}
			{data && view === 'libur' && <AllPengecualian choices={data} />}
			{data && weekOf && jadwal.data && (
				<JadwalWeek
					key={`${weekOf.jenis}${weekOf.id}`}
					weekOf={weekOf}
					jadwal={jadwal.data}
					choices={data}
					reload={jadwal.refetch}
				/>
			)}
			{data && !weekOf && view !== 'libur' && (
				<Card sx={{ padding: 3 }}>
					<Typography color="textSecondary">
						Pilih {view === 'poli' ? 'poli klinik' : 'dokter'} untuk melihat dan mengubah jadwalnya.
					</Typography>
				</Card>
			)}
		</Box>
	)
}
