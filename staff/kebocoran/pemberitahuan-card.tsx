import { Box, Button, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { useCopy } from '../dialogs/use-copy.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { currentMerek } from '../merek/current-merek.ts'
import { writePemberitahuan } from './write-pemberitahuan.ts'

/** A draft of the notice, to be copied. What is typed stays in this page. */
export function PemberitahuanCard({ diketahui }: { diketahui: number | null }) {
	const copy = useCopy('Pilih teksnya, lalu salin.')
	const [typed, setTyped] = useState({ data: '', bagaimana: '', upaya: '' })
	const text = writePemberitahuan({ ...typed, diketahui, rumahSakit: currentMerek.namaPendek || '[nama rumah sakit]' })
	const field = (name: keyof typeof typed) => ({
		value: typed[name],
		onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
		multiline: true,
	})
	return (
		<TitledCard title="Teks pemberitahuan" sx={{ display: 'grid', gap: 1.5 }}>
			<Typography color="textSecondary">
				Untuk pasien yang datanya terungkap dan untuk lembaga pelindungan data pribadi. Isian ini tidak disimpan: salin
				teksnya.
			</Typography>
			<TextField label="Data yang terungkap" {...field('data')} />
			<TextField label="Kapan dan bagaimana" {...field('bagaimana')} />
			<TextField label="Yang sudah dilakukan" {...field('upaya')} />
			<TextField label="Teks" value={text} multiline slotProps={{ htmlInput: { readOnly: true } }} />
			<Box>
				<Button variant="outlined" onClick={() => copy(text)}>
					Salin teks
				</Button>
			</Box>
		</TitledCard>
	)
}
