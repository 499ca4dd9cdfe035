import { qrPath } from './qr-path.ts'

interface QrProps {
	value: string
	/** The accessible name. */
	label: string
	className?: string
}

/** A QR code as SVG: black on white, sharp at any size. */
export function Qr({ value, label, className = 'size-48' }: QrProps) {
	const { size, path } = qrPath(value)
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className={className}
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	)
}
