import CopyIcon from '@mui/icons-material/ContentCopy'
import EditIcon from '@mui/icons-material/Edit'
import StarIcon from '@mui/icons-material/Star'
import StarBorderIcon from '@mui/icons-material/StarBorder'
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined'
import { IconButton, Link, Button as MuiButton, Tooltip, Typography } from '@mui/material'
import { Suspense, useState } from 'react'
import { Button, LinkBase, useListContext, useRecordContext } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../shared/addresses/paths.ts'
import { priceParts } from '../../../shared/product/price.ts'
import {
  adminStatusLabels,
  type Product,
  type ProductPatch,
} from '../../../shared/product/product.ts'
import { type ProductStatus, productStatuses } from '../../../shared/product/terms.ts'
import { timeText } from '../../../shared/product/times.ts'
import { useMay } from '../auth/me.tsx'
import { adminPaths } from '../data/adminPaths.ts'
import { tellSaved } from '../data/saved.ts'
import { RowMenu } from '../lists/RowMenu.tsx'
import { actsAtOnce, ChoiceField, fieldChoices } from '../parts/ChoiceField.tsx'
import { useChange } from '../parts/change.tsx'
import { lazyInPlace, lazyPart } from '../parts/Loading.tsx'
import { MachineName } from '../parts/MachineName.tsx'
import { ButtonLink } from '../parts/ScreenLink.tsx'
import { useNotifyDeleted } from '../trash/useNotifyDeleted.tsx'
import { factsLine } from './stockFacts.ts'
import { useUndoableChange } from './useUndoableChange.tsx'

const DeleteMachines = lazyInPlace(() => import('./DeleteMachines.tsx'))

export function ProductActions() {
  const product = useRecordContext<Product>()
  const navigate = useNavigate()
  const notifyDeleted = useNotifyDeleted()
  const mayCreate = useMay('products.create')
  const mayDelete = useMay('products.delete')
  if (!product) return null
  const duplicate = async () => {
    // Brings the rules of the form, which the list does not need.
    const { copyOf } = await import('./productForm.ts')
    navigate(adminPaths.newProduct, { state: { record: copyOf(product) } })
  }
  return (
    <>
      {product.status !== 'inactive' && (
        <Button
          label={`${product.title} ansehen`}
          title="Ansehen"
          component="a"
          href={paths.product(product.id)}
          target="_blank"
        >
          <VisibilityIcon />
        </Button>
      )}
      <Button
        label={`${product.title} bearbeiten`}
        title="Bearbeiten"
        component={LinkBase}
        to={adminPaths.product(product.id)}
      >
        <EditIcon />
      </Button>
      <RowMenu
        actions={
          mayCreate ? [{ label: 'Duplizieren', icon: <CopyIcon />, onChoose: duplicate }] : []
        }
        deletes={mayDelete ? 'Löschen' : undefined}
        question={(onClose) => (
          <DeleteMachines
            machines={[product]}
            onClose={onClose}
            onDeleted={() => {
              onClose()
              notifyDeleted()
            }}
          />
        )}
      />
    </>
  )
}

export function ProductTitle() {
  const product = useRecordContext<Product>()
  const { data = [] } = useListContext<Product>()
  if (!product) return null
  return (
    <>
      <Link component={LinkBase} to={adminPaths.product(product.id)} sx={{ fontWeight: 600 }}>
        <MachineName name={product.title} names={data.map(({ title }) => title)} />
      </Link>
      <Typography variant="note">
        {[product.stockNumber, product.category.name, product.location]
          .filter((part) => part)
          .join(' · ')}
      </Typography>
      <Typography variant="note" sx={{ display: { lg: 'none' } }}>
        {factsLine(product)}
      </Typography>
    </>
  )
}

/** Brings the rules for products, which the list itself does not need. */
const loadEditor = () => import('./PriceEditor.tsx')
const PriceEditor = lazyPart(async () => ({ default: (await loadEditor()).PriceEditor }))

/** The price, which can be edited within the list. */
export function PriceCell() {
  const product = useRecordContext<Product>()
  const [editing, setEditing] = useState(false)
  const [wasEdited, setWasEdited] = useState(false)
  if (!product) return null
  if (editing)
    return (
      <Suspense>
        <PriceEditor product={product} onClose={() => setEditing(false)} />
      </Suspense>
    )
  return (
    <MuiButton
      color="inherit"
      aria-label={`Preis von ${product.title} ändern: ${priceParts(product).amount}`}
      endIcon={<EditIcon sx={{ opacity: 0.55 }} />}
      // Else the keyboard would lose its place in the list.
      autoFocus={wasEdited}
      // What is typed right after the press has to find it.
      onPointerEnter={loadEditor}
      onFocus={loadEditor}
      onClick={() => {
        setEditing(true)
        setWasEdited(true)
      }}
      sx={{
        px: 1,
        ml: { xs: -1, lg: 0 },
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {priceParts(product).amount}
    </MuiButton>
  )
}

export function FeaturedToggle() {
  const product = useRecordContext<Product>()
  const { change, isPending } = useChange<ProductPatch>('products', product)
  const mayEdit = useMay('products.edit')
  if (!product) return null
  const label = product.featured ? 'Nicht mehr empfehlen' : 'Empfehlen'
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={`${product.title}: empfohlen`}
          aria-pressed={product.featured}
          disabled={isPending || !mayEdit}
          color={product.featured ? 'warning' : 'default'}
          onClick={() => change({ featured: !product.featured }, tellSaved)}
        >
          {product.featured ? <StarIcon /> : <StarBorderIcon />}
        </IconButton>
      </span>
    </Tooltip>
  )
}

const choices = fieldChoices(adminStatusLabels)

const tones: Record<ProductStatus, string> = {
  active: 'success.main',
  reserved: 'warning.main',
  sold: 'error.main',
  inactive: 'text.secondary',
}

const ReserveDialog = lazyInPlace(() => import('./ReserveDialog.tsx'))

/** Its status, changed with a press; who reserves a machine says until when and for whom. */
export function ProductStatusSelect() {
  const product = useRecordContext<Product>()
  const { change, isPending } = useUndoableChange(product)
  const [isReserving, setReserving] = useState(false)
  if (!product) return null
  const time = timeText(product)
  return (
    <>
      <ChoiceField
        {...actsAtOnce}
        choices={choices}
        value={product.status}
        disabled={isPending}
        onChoose={(value) => {
          const status = productStatuses.find((known) => known === value)
          if (status === 'reserved') setReserving(true)
          else if (status) change({ status })
        }}
        helperText={
          product.status === 'reserved' && time ? (
            <ButtonLink onClick={() => setReserving(true)}>{time}</ButtonLink>
          ) : (
            time
          )
        }
        slotProps={{ htmlInput: { 'aria-label': `Status von ${product.title}` } }}
        sx={{
          minWidth: 132,
          whiteSpace: 'nowrap',
          '& select': { fontWeight: 600, color: tones[product.status] },
        }}
      />
      {isReserving && <ReserveDialog product={product} onClose={() => setReserving(false)} />}
    </>
  )
}
