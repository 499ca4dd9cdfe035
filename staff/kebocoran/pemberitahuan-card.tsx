import { Box, Button, TextField, Typography } from '@mui/material'
import { useCopy } from '../dialogs/use-copy.ts'
import { useFields } from '../dialogs/use-fields.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { currentMerek } from '../merek/current-merek.ts'
import { writePemberitahuan } from './write-pemberitahuan.ts'

/** A draft of the notice, to be copied. What is typed stays in this page. */
export function PemberitahuanCard({ diketahui }: { diketahui: number | null }) {
	const copy = useCopy('Pilih teksnya, lalu salin.')
	const { isian, field } = useFields({ data: '', bagaimana: '', upaya: '' }, {})
	const text = writePemberitahuan({ ...isian, diketahui, rumahSakit: currentMerek.namaPendek || '[nama rumah sakit]' })
	return (
		<TitledCard title="Teks pemberitahuan" sx={{ display: 'grid', gap: 1.5 }}>
			<Typography color="textSecondary">
				Untuk pasien yang datanya terungkap dan untuk lembaga pelindungan data pribadi. Isian ini tidak disimpan: salin
				teksnya.
			</Typography>
			<TextField label="Data yang terungkap" {...field('data')} multiline />
			<TextField label="Kapan dan bagaimana" {...field('bagaimana')} multiline />
			<TextField label="Yang sudah dilakukan" {...field('upaya')} multiline />
			<TextField label="Teks" value={text} multiline slotProps={{ htmlInput: { readOnly: true } }} />
			<Box>
				<Button variant="outlined" onClick={() => copy(text)}>
					Salin teks
				</Button>
			</Box>
		</TitledCard>
	)
}
