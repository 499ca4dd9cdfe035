import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import { IconButton } from '@mui/material'

const icons = { sebelumnya: ChevronLeft, berikutnya: ChevronRight }

interface StepButtonProps {
	/** Of what it is the one before or after: `Bulan`. */
	of: string
	to: keyof typeof icons
	onClick: () => void
}

/** To the day, month or year before, or after. */
export function StepButton({ of, to, onClick }: StepButtonProps) {
	const Icon = icons[to]
	return (
		<IconButton aria-label={`${of} ${to}`} onClick={onClick}>
			<Icon />
		</IconButton>
	)
}
