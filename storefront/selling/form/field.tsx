import type { ComponentProps } from 'react';
import { classNames } from '#storefront/ui/class-names.ts';
import { Icon } from '#storefront/ui/media/icon.tsx';

type FieldProps = {
  name: string;
  label: string;
  /** Said behind the label of what need not be filled in. */
  optional?: string | undefined;
  hint?: string | undefined;
  problem?: string | undefined;
  width?: 'third' | 'half' | 'twoThirds' | undefined;
};

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'name' | 'id' | 'width'>;

function idsOf({ name, hint, problem }: Pick<FieldProps, 'name' | 'hint' | 'problem'>) {
  const describedBy = classNames(hint !== undefined && `${name}-hint`, problem !== undefined && `${name}-problem`);
  return {
    id: name,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(problem !== undefined && { 'aria-invalid': true as const }),
  };
}

export function TextField({ name, label, optional, hint, problem, width, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ name, label, optional, hint, problem, width }}>
      <input type="text" name={name} className="shop-form-input" {...idsOf({ name, hint, problem })} {...input} />
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'name' | 'id'>;

export function TextArea({ name, label, optional, hint, problem, width, ...area }: TextAreaProps) {
  return (
    <FieldFrame {...{ name, label, optional, hint, problem, width }}>
      <textarea name={name} rows={3} className="shop-form-input" {...idsOf({ name, hint, problem })} {...area} />
    </FieldFrame>
  );
}

function FieldFrame({
  name,
  label,
  optional,
  hint,
  problem,
  width,
  children,
}: FieldProps & { children: React.ReactNode }) {
  return (
    <div
      className={classNames('shop-form-field', width && `shop-form-${width}`, problem !== undefined && 'shop-form-bad')}
    >
      <label htmlFor={name}>
        {label}
        {optional === undefined ? null : <span> ({optional})</span>}
      </label>
      {hint === undefined ? null : (
        <p className="shop-form-hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <Problem name={name} text={problem} />
    </div>
  );
}

export function Problem({ name, text }: { name: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p className="shop-form-problem" id={`${name}-problem`}>
      <Icon name="alert" />
      <span>{text}</span>
    </p>
  );
}

type TickProps = { name: string; label: string; hint?: string; isOn: boolean; problem?: string | undefined };

export function Tick({ name, label, hint, isOn, problem }: TickProps) {
  return (
    <div className={classNames('shop-form-tickFrame', problem !== undefined && 'shop-form-bad')}>
      <label className="shop-form-tick">
        <input
          type="checkbox"
          name={name}
          value="1"
          defaultChecked={isOn}
          {...idsOf({ name, hint: undefined, problem })}
        />
        <span>
          <b>{label}</b>
          {hint === undefined ? null : <small>{hint}</small>}
        </span>
      </label>
      <Problem name={name} text={problem} />
    </div>
  );
}
