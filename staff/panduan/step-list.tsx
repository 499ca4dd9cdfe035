import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined'
import { List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material'
import { type KeadaanLangkah, type LangkahPanduan, mayBeSkipped } from '../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../contract/staff/panduan.ts'
import { gambarContohText } from './gambar-contoh.ts'
import { steps } from './steps.ts'

const states: Record<KeadaanLangkah, { nama: string; Icon: typeof CheckCircle }> = {
	belum: { nama: 'Belum', Icon: RadioButtonUnchecked },
	contoh: { nama: 'Masih konten contoh', Icon: RadioButtonUnchecked },
	selesai: { nama: 'Selesai', Icon: CheckCircle },
	dilewati: { nama: 'Dilewati', Icon: RemoveCircleOutlined },
}

interface StepListProps {
	panduan: Panduan
	current: LangkahPanduan
	onChoose: (langkah: LangkahPanduan) => void
}

export const StepList = ({ panduan, current, onChoose }: StepListProps) => (
	<List component="ol" aria-label="Langkah" dense disablePadding>
		{panduan.langkah.map(({ langkah: each, keadaan }) => {
			const { nama, Icon } = states[keadaan]
			const state = each === 'gambar' && keadaan === 'contoh' ? gambarContohText(panduan.gambarContoh) : nama
			const isCurrent = each === current
			return (
				<ListItem key={each} disablePadding>
					<ListItemButton
						onClick={() => onChoose(each)}
						selected={isCurrent}
						aria-current={isCurrent ? 'step' : undefined}
						sx={{ minHeight: 48, paddingInline: 1.25, borderRadius: 1 }}
					>
						<ListItemIcon sx={{ minWidth: 32 }}>
							<Icon aria-hidden fontSize="small" color={keadaan === 'selesai' ? 'success' : 'inherit'} />
						</ListItemIcon>
						<ListItemText
							primary={steps[each].nama}
							secondary={keadaan === 'belum' && mayBeSkipped(each) ? 'Boleh dilewati' : state}
							slotProps={{ primary: { sx: { fontWeight: isCurrent ? 700 : 500 } } }}
						/>
					</ListItemButton>
				</ListItem>
			)
		})}
	</List>
)
