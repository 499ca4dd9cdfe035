import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined'
import { Box, ButtonBase, Typography } from '@mui/material'
import type { KeadaanLangkah, LangkahPanduan } from '../../contract/staff/langkah-panduan.ts'
import { mayBeSkipped } from '../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../contract/staff/panduan.ts'
import { steps } from './steps.ts'

const stateNames: Record<KeadaanLangkah, string> = {
	belum: 'Belum',
	contoh: 'Masih konten contoh',
	selesai: 'Selesai',
	dilewati: 'Dilewati',
}

const stateIcons: Record<KeadaanLangkah, typeof CheckCircle> = {
	belum: RadioButtonUnchecked,
	contoh: RadioButtonUnchecked,
	selesai: CheckCircle,
	dilewati: RemoveCircleOutlined,
}

interface StepListProps {
	langkah: Panduan['langkah']
	current: LangkahPanduan
	onChoose: (langkah: LangkahPanduan) => void
}

/** All steps with their states. */
export const StepList = ({ langkah, current, onChoose }: StepListProps) => (
	<Box
		component="ol"
		aria-label="Langkah"
		sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 0.25 }}
	>
		{langkah.map(({ langkah: each, keadaan }) => {
			const Icon = stateIcons[keadaan]
			const isCurrent = each === current
			const note = keadaan === 'belum' && mayBeSkipped(each) ? 'Boleh dilewati' : stateNames[keadaan]
			return (
				<li key={each}>
					<ButtonBase
						onClick={() => onChoose(each)}
						aria-current={isCurrent ? 'step' : undefined}
						sx={{
							width: '100%',
							font: 'inherit',
							minHeight: 48,
							justifyContent: 'flex-start',
							textAlign: 'start',
							gap: 1.25,
							paddingInline: 1.25,
							paddingBlock: 0.5,
							borderRadius: 1,
							backgroundColor: isCurrent ? 'primary.light' : undefined,
							'&:hover': { backgroundColor: 'primary.light' },
							'&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
						}}
					>
						<Icon
							aria-hidden
							fontSize="small"
							sx={{ color: keadaan === 'selesai' ? 'success.main' : 'text.secondary', flex: 'none' }}
						/>
						<Box component="span" sx={{ minWidth: 0 }}>
							<Box component="span" sx={{ display: 'block', fontWeight: isCurrent ? 700 : 500, lineHeight: 1.3 }}>
								{steps[each].nama}
							</Box>
							<Typography component="span" variant="body2" color="textSecondary" sx={{ fontSize: '0.8125rem' }}>
								{note}
							</Typography>
						</Box>
					</ButtonBase>
				</li>
			)
		})}
	</Box>
)
