// Arrays of the caller: anything with the buffer protocol, such as NumPy arrays; NumPy itself is not
// needed. An array that does not fit is refused by its name.
#pragma once

#include <nanobind/nanobind.h>

#include <algorithm>
#include <cstring>
#include <initializer_list>
#include <string>

#include "../bits.h"

namespace stosy {

// Holds the buffer while it is written to, so that its memory is not freed.
class Array {
  public:
    Array(const char* name, nanobind::handle object, bool written) : name_(name) {
        if (PyObject_GetBuffer(object.ptr(), &view_, PyBUF_FULL_RO) != 0) {
            PyErr_Clear();
            throw nanobind::type_error((name_ + std::string(" must be an array")).c_str());
        }
        try {
            check(!written || !view_.readonly, "must be writable");
            check(PyBuffer_IsContiguous(&view_, 'C') != 0, "must be C-contiguous");
            check(is_aligned(), "must be aligned");
        } catch (...) {
            PyBuffer_Release(&view_);
            throw;
        }
    }

    ~Array() { PyBuffer_Release(&view_); }

    Array(const Array&) = delete;
    Array& operator=(const Array&) = delete;

    // Requires one of these formats (of the module `struct`) and this shape.
    void expect(const char* formats, const char* what, std::initializer_list<int> shape) const {
        const char* const format = view_.format ? view_.format : "B";
        const bool known = format[0] && !format[1] && std::strchr(formats, format[0]);
        if (!known) refuse(std::string("must be of ") + what);
        if (!has_shape(shape)) refuse("must have the shape (" + listed(shape) + ")");
    }

    bool has_shape(std::initializer_list<int> shape) const {
        return view_.ndim == static_cast<int>(shape.size()) &&
               std::equal(shape.begin(), shape.end(), view_.shape);
    }

    void* data() const { return view_.buf; }
    u8* bytes() const { return static_cast<u8*>(view_.buf); }
    Py_ssize_t item_size() const { return view_.itemsize; }

  private:
    bool is_aligned() const {
        const auto place = reinterpret_cast<std::uintptr_t>(view_.buf);
        return view_.itemsize < 2 || place % static_cast<std::uintptr_t>(view_.itemsize) == 0;
    }

    static std::string listed(std::initializer_list<int> shape) {
        std::string sizes;
        for (const int size : shape) sizes += (sizes.empty() ? "" : ", ") + std::to_string(size);
        return shape.size() == 1 ? sizes + "," : sizes;
    }

    void check(bool holds, const char* what) const {
        if (!holds) refuse(what);
    }

    [[noreturn]] void refuse(const std::string& what) const {
        throw nanobind::value_error((name_ + (" " + what)).c_str());
    }

    const char* name_;
    Py_buffer view_ = {};
};

}  // namespace stosy
