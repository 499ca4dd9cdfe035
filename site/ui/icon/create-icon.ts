import { createElement, type SVGProps } from 'react'
import { type Drawing, drawingText } from './drawing-text.ts'

/**
 * Stands in for lucide's own function of this kind (vite.config.ts puts it there): a drawing becomes a component
 * without the context, the refs and the settings that no icon here uses, which every page would carry and every
 * icon would run through. Its lines are one piece of text, not elements that are each made and brought to life; the
 * build has written it already. What all icons have in common stands in site.css.
 */
export default function createIcon({ node }: { node: Drawing | string }) {
	const lines = { __html: typeof node === 'string' ? node : drawingText(node) }
	const Icon = ({ className, ...props }: SVGProps<SVGSVGElement>) =>
		createElement('svg', {
			viewBox: '0 0 24 24',
			...props,
			className: `icon ${className ?? ''}`,
			dangerouslySetInnerHTML: lines,
		})
	return Icon
}
